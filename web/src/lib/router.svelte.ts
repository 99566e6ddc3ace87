/** Pages by address: the path decides, links change it without loading anew. */
export const route = $state({ path: location.pathname, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

window.addEventListener("popstate", read);

export function go(to: string): void {
  history.pushState(null, "", to);
  read();
  window.scrollTo(0, 0);
}

/** Let plain clicks on links of this site change the page in place. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.getAttribute("href")?.startsWith("#")) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Change the address of the page that is shown, without going anywhere. */
export function replaceAddress(to: string): void {
  history.replaceState(history.state, "", to);
  read();
}
