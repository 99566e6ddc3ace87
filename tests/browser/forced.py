"""What forced colours take away: things that differ by their ground or shadow alone."""

from typing import Any

from browser.access import settle
from browser.served import Device

NOTE = """
() => {
  const seen = (element) => element.checkVisibility({visibilityProperty: true});
  const all = document.querySelectorAll('main *, dialog[open] *');
  const plain = '.btn:not(.lit, [aria-pressed])';
  window.noted = [...all].filter((one) =>
    one instanceof HTMLElement && seen(one) && !one.matches(plain));
  const lists = 'ul, ol, dl, table, [role=grid], [data-set]';
  const ground = (style) => style.backgroundImage === 'none' ? style.backgroundColor : 'pattern';
  const rings = (style) => style.boxShadow.replace(/rgba?\\([^)]*\\)/g, '')
    .split(',').filter((one) => /^\\s*0px 0px 0px/.test(one)).join();
  const edges = (style) => ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
    style[`border${side}Width`] === '0px' ? '' : style[`border${side}Color`]).join();
  window.looks = window.noted.map((one) => {
    const style = getComputedStyle(one);
    return [ground(style), rings(style), edges(style)].join('|');
  });
  window.sets = window.noted.map((one) => one.parentElement.closest(lists) ?? one.parentElement);
}
"""
COMPARE = """
() => {
  const mark = (element, before) => {
    const style = getComputedStyle(element, before);
    if (before && style.content === 'none') return '';
    const kept = style.forcedColorAdjust === 'none';
    return [style.borderTopStyle, style.borderTopWidth, style.borderLeftStyle,
      style.borderLeftWidth, style.outlineStyle, style.outlineWidth, style.fontWeight,
      style.opacity, style.backgroundColor, style.color, kept ? style.backgroundImage : '',
      style.content].join();
  };
  const whole = (element) => [
    mark(element), mark(element, '::before'), mark(element, '::after'),
    ...[...element.querySelectorAll('svg path, svg use, img')].map((one) =>
      one.getAttribute('d') ?? one.getAttribute('href') ?? one.getAttribute('src')),
    ...[...element.querySelectorAll('b, small, span, i')].map((one) => mark(one)),
  ].join(';');
  const top = (index) => {
    let at = window.noted[index];
    while (at.parentElement && at.parentElement !== window.sets[index]) at = at.parentElement;
    return at;
  };
  const groups = new Map();
  window.noted.forEach((element, index) => {
    if (!element.isConnected) return;
    const own = groups.get(window.sets[index]) ?? new Map();
    groups.set(window.sets[index], own);
    const kind = [element.localName, [...element.classList].find((one) => one.startsWith('svelte'))]
      .join('.');
    own.set(kind, [...(own.get(kind) ?? []), index]);
  });
  const lost = new Set();
  const name = (index) => {
    const one = window.noted[index];
    return [one.localName, ...one.classList].filter((c) => !c.startsWith('svelte')).join('.');
  };
  for (const own of groups.values())
    for (const [kind, indexes] of own) {
      const byMark = new Map();
      for (const index of indexes) {
        const seen = whole(window.noted[index]) + whole(top(index));
        byMark.set(seen, [...(byMark.get(seen) ?? []), index]);
      }
      for (const same of byMark.values()) {
        const looks = new Map(same.map((index) => [window.looks[index], index]));
        if (looks.size > 1) {
          const names = [...new Set([...looks.values()].map(name))].sort();
          lost.add(`${names.join(' like ')} in ${window.sets[same[0]].className}`
            .replace(/svelte-\\S+/g, '').trim());
        }
      }
    }
  return [...lost];
}
"""


def lost(one: Device) -> list[str]:
    """Things of one set that look different, and would look the same with forced colours."""
    settle(one.page)
    one.page.evaluate(NOTE)
    one.page.emulate_media(forced_colors="active")
    settle(one.page)
    found: Any = one.page.evaluate(COMPARE)
    one.page.emulate_media(forced_colors="none")
    return list(found)
