/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module "*.csv" {
  const icons: Record<string, { body: string; box: string }>;
  export default icons;
}
