import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { textsText, uniqueViews, viewsIn } from './views.mjs'

const parsed = (text) => viewsIn('tip/tip.views.ts', parseSync('tip.views.ts', text).program)

test('viewsIn returns the views of a file with their titles', () => {
  const text = `
    export const TipPanel = panelOf(Tip, TipScreen)
    export const TipView = defineView('Tip', { title: { en: 'Tip', de: 'Trinkgeld' }, panel: TipPanel, next: [] })
    export const TipSentView = defineView('TipSent', { title: { en: 'Sent', de: 'Gesendet' }, panel: TipPanel, next: [] })`
  expect(parsed(text)).toEqual([
    { name: 'Tip', path: 'tip/tip.views.ts', title: { en: 'Tip', de: 'Trinkgeld' } },
    { name: 'TipSent', path: 'tip/tip.views.ts', title: { en: 'Sent', de: 'Gesendet' } },
  ])
})

test.each([
  ['another name than its export', "defineView('Tips', { title: { en: 'Tip' } })"],
  ['no title', "defineView('Tip', {})"],
  ['a title that is no literal', "defineView('Tip', { title: texts.tip })"],
  ['a text that is no literal', "defineView('Tip', { title: { en: tip } })"],
  ['another form', '{ title: { en: "Tip" } }'],
])('viewsIn throws for a definition with %s', (_, definition) => {
  expect(() => parsed(`export const TipView = ${definition}`)).toThrow(
    "tip/tip.views.ts: TipView must be defineView('Tip', …)",
  )
})

test('uniqueViews throws for a view that is defined twice', () => {
  const view = { name: 'Tip', path: 'tip/tip.views.ts' }
  expect(() => uniqueViews([view, { ...view, path: 'tips/tips.views.ts' }])).toThrow(
    'tips/tips.views.ts: the view Tip has another definition.',
  )
})

test('textsText merges the shared texts with those of each folder, and their errors', () => {
  expect(textsText(['tip-jar'], 'de').split('\n').slice(1)).toEqual([
    "import { deShared } from './de-shared.ts'",
    "import type { Locale } from './en.generated.ts'",
    "import { tipJarTexts } from '../views/tip-jar/texts/de.ts'",
    '',
    '/** All texts in one language. */',
    'export const de: Locale = {',
    '  ...deShared,',
    '  ...tipJarTexts,',
    '  errors: {',
    '    ...deShared.errors,',
    '    ...tipJarTexts.errors,',
    '  },',
    '}',
    '',
  ])
})
