/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module "virtual:icons/*" {
  const icons: Record<string, { body: string; box: string }>;
  export default icons;
}
