import type { Page } from 'playwright'

/**
 * APIs that the oldest supported browsers lack (Chrome 111, Safari 16.4, Firefox 114), by the
 * object that has them.
 */
const recentApis = {
  self: ['requestIdleCallback', 'scheduler', 'navigation', 'CloseWatcher', 'ViewTransition'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Intl: ['Segmenter', 'DurationFormat'],
  RegExp: ['escape'],
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
  'Uint8Array.prototype': ['toHex', 'toBase64'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom'],
  'Iterator.prototype': [
    'map',
    'filter',
    'flatMap',
    'some',
    'find',
    'toArray',
    'reduce',
    'forEach',
  ],
  'Document.prototype': ['startViewTransition'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'getHTML', 'setHTMLUnsafe'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'Navigator.prototype': ['userActivation', 'userAgentData'],
} as const

/** Removes recent APIs from the page, from the next load. */
export const removeRecentApis = (page: Page): Promise<unknown> =>
  page.addInitScript((apis) => {
    for (const [path, names] of Object.entries(apis)) {
      const owner = path
        .split('.')
        .reduce<object>((object, name) => Reflect.get(object, name) ?? {}, window)
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
  }, recentApis)
