/** Addresses and the pages they lead to. */
import { beforeEach, expect, test, vi } from "vitest";
import { pageOf } from "../src/lib/pages";
import { followLinks, go, replaceAddress, route } from "../src/lib/router.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  go("/");
});

test.each([
  ["/", ""],
  ["/new/keystone", "keystone"],
  ["/new", ""],
  ["/t/AbC_d-123456", "AbC_d-123456"],
  ["/t/AbC_d-123456/", "AbC_d-123456"],
  ["/r/xyz", "xyz"],
  ["/learn/habitats", "habitats"],
  ["/ladder/habitats", "habitats"],
  ["/ladder", ""],
  ["/tournaments/spruce-otter-41", "spruce-otter-41"],
])("%s is a page about %j", (path, name) => {
  expect(pageOf(path).name).toBe(name);
});

test("unknown addresses lead to one and the same page", () => {
  const missing = pageOf("/nothing/here").load;
  expect(pageOf("/t/a/b").load).toBe(missing);
  expect(pageOf("/learn").load).not.toBe(missing);
});

test("going somewhere changes address and route, replacing adds no step back", () => {
  go("/t/abc#token=x");
  expect(route).toEqual({ path: "/t/abc", hash: "#token=x" });
  const steps = history.length;
  replaceAddress("/t/abc");
  expect(route.hash).toBe("");
  expect(history.length).toBe(steps);
});

/** Was a click on this link taken over? What the browser would do then is held back. */
function taken(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  let prevented = false;
  document.body.onclick = (event) => {
    followLinks(event as MouseEvent);
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("a")!.dispatchEvent(event);
  return prevented;
}

test("plain clicks on own links change the page in place", () => {
  expect(taken('<a href="/learn">Learn</a>')).toBe(true);
  expect(route.path).toBe("/learn");
});

test.each([
  ['<a href="/learn" target="_blank">new window</a>', {}],
  ['<a href="/api/games">not a page</a>', {}],
  ['<a href="/api/tables/x/replay" download>file</a>', {}],
  ['<a href="https://example.org/">elsewhere</a>', {}],
  ['<a href="#content">to a part of the page</a>', {}],
  ['<a href="/learn">with a key</a>', { ctrlKey: true }],
])("other clicks are left to the browser: %s", (html, init) => {
  expect(taken(html, init)).toBe(false);
  expect(route.path).toBe("/");
});
