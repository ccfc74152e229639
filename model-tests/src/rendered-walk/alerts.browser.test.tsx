import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { alerts, openWithAlert } from './alerts.ts'
import { nextPaint } from './locators.ts'
import { type RenderedKit, renderKit } from './rendered-kit.tsx'

const renderedKits = new Set<RenderedKit>()
afterEach(async () => {
  for (const rendered of renderedKits) rendered.remove()
  renderedKits.clear()
  document.documentElement.dir = ''
  await page.viewport(900, 800)
})

const variants = ['info', 'success', 'warning', 'error'] as const
const themes = ['light', 'dark'] as const

async function showAlert(
  variant: (typeof variants)[number],
  themeMode: (typeof themes)[number],
  embedded = false,
) {
  const kit = { debug: true, themeMode, enableEmbedded: embedded }
  const rendered = renderKit({ kit, alert: alerts[variant] })
  renderedKits.add(rendered)
  await openWithAlert(rendered)
  await nextPaint()
  return { rendered, bar: page.getByRole('alert').element() }
}

test.each(themes)(
  'each variant of an alert has its own colors and icon in the theme %s',
  async (theme) => {
    const looks: string[] = []
    for (const variant of variants) {
      const { rendered, bar } = await showAlert(variant, theme)
      const { borderInlineStartColor, backgroundColor } = getComputedStyle(bar)
      looks.push(borderInlineStartColor, backgroundColor, bar.querySelector('svg')?.innerHTML ?? '')
      rendered.remove()
      renderedKits.delete(rendered)
    }
    expect(new Set(looks).size).toBe(variants.length * 3)
  },
)

test.each([
  ['beside the modal', 900, 800, 'ltr', false],
  ['over a modal that fills the window', 900, 380, 'ltr', false],
  ['over a sheet that fills the window', 390, 380, 'ltr', false],
  ['on a phone', 390, 844, 'ltr', false],
  ['on a narrow phone in a right-to-left page', 320, 700, 'rtl', false],
  ['in the page', 390, 844, 'ltr', true],
] as const)('an alert is inside the window %s', async (_, width, height, dir, embedded) => {
  await page.viewport(width, height)
  document.documentElement.dir = dir
  const { bar } = await showAlert('error', 'light', embedded)
  const box = bar.getBoundingClientRect()
  expect([box.left >= 0, box.top >= 0, box.right <= width, box.bottom <= height]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  const button = page.getByRole('button', { name: 'Dismiss' }).element()
  const { x, y } = button.getBoundingClientRect()
  expect(document.elementFromPoint(x + 18, y + 18)?.closest('button')).toBe(button)
})
