import { viewNames } from '@latchkit/core/internal'
import axe, { type RunOptions } from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectValue, expectVisible, nextPaint } from './locators.ts'
import { type RenderedKit, renderKit } from './rendered-kit.tsx'
import { views } from './views.ts'

const renderedKits = new Set<RenderedKit>()
afterEach(() => {
  for (const rendered of renderedKits) rendered.remove()
  renderedKits.clear()
})

/**
 * Whether axe could not measure the contrast of an element: a monogram is an image of a letter, a
 * toast overlaps a title.
 */
const isUnmeasurable = (message: string) =>
  /too short to determine|overlapped by another element/.test(message)

/**
 * Measures contrast below pseudo elements too: the hairline below the header and the fade at the end
 * of a list. The types of axe lack `checks`.
 */
const axeOptions = {
  iframes: false,
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
}

/** The rules of axe that read colours. Themes differ in nothing else. */
const colorRules = { runOnly: ['color-contrast', 'link-in-text-block'] }

const isTransition = (effect: AnimationEffect | null) =>
  Number.isFinite(Number(effect?.getComputedTiming().endTime))

/** Violations and incomplete checks of axe for all elements of react-ui on the page. */
async function axeFaults(rules: RunOptions = {}): Promise<string[]> {
  // axe would measure the colors of a running transition, or of a card that has yet to grow.
  await nextPaint()
  await expectValue(
    () => document.getAnimations().some(({ effect }) => isTransition(effect)),
    false,
  )
  const { violations, incomplete, passes } = await axe.run(
    // The text of this input is transparent: the cells below it draw its digits.
    { include: [['.latchkit']], exclude: [['.lk-code-input']] },
    { ...axeOptions, ...rules },
  )
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  const faultTexts = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any.map(({ message }) => message).join(' ')}`),
    )
  return [
    ...faultTexts(violations),
    ...faultTexts(incomplete).filter((fault) => !isUnmeasurable(fault)),
  ]
}

/**
 * Views whose flow ends without a login. They consist of the forms of EmailLogin and EmailVerifyOtp,
 * and the rendered walk of their flow shows each step.
 */
const formsOfLogin = ['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp']

test('`views` has at least one screen of every view, except those with the forms of a login', () => {
  const viewsWithScreen = [...Object.keys(views).map((name) => name.split(',')[0]), ...formsOfLogin]
  expect(viewNames.filter((view) => !viewsWithScreen.includes(view))).toEqual([])
})

test.each(Object.entries(views))(
  'axe finds no violation on the screen "%s" in the light and the dark theme',
  async (_, { options = {}, go }) => {
    const rendered = renderKit({ ...options, kit: { ...options.kit, themeMode: 'light' } })
    renderedKits.add(rendered)
    await go(rendered)
    expect(await axeFaults()).toEqual([])
    rendered.kit.settings.update({ themeMode: 'dark' })
    await expectValue(() => document.querySelector('.latchkit[data-theme=light]'), null)
    expect(await axeFaults(colorRules)).toEqual([])
  },
)

test('axe reports an image without alternative text', async () => {
  const rendered = renderKit()
  renderedKits.add(rendered)
  await rendered.kit.open()
  await expectVisible(page.getByRole('dialog'))
  const dialog = page.getByRole('dialog').element()
  const image = document.createElement('img')
  dialog.append(image)
  expect(await axeFaults()).toEqual([expect.stringContaining('image-alt')])
})
