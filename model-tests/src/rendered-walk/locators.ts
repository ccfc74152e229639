import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

const pollOptions = { interval: 10 }

/** The dialog of the modal. */
export const dialog = (): Locator => page.getByRole('dialog')
/** A button by its exact accessible name. */
export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
/** Clicks a button after the guard against double clicks of the screen before. */
export async function clickGuarded(name: string | RegExp): Promise<void> {
  await expectValue(() => document.querySelectorAll('[data-click-enabled="false"]').length, 0)
  await button(name).click()
}
/** The heading of a step. */
export const heading = (name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 3, exact: true })

/** Resolves when the element is visible. */
export const expectVisible = (locator: Locator): Promise<unknown> =>
  expect.element(locator, pollOptions).toBeVisible()
/** Resolves when the element is not in the document. */
export const expectRemoved = (locator: Locator): Promise<unknown> =>
  expect.element(locator, pollOptions).not.toBeInTheDocument()
/** Polls until `read` returns a value equal to `value`. */
export const expectValue = (read: () => unknown, value: unknown): Promise<void> =>
  expect.poll(read, pollOptions).toEqual(value)
/** Resolves after the next paint, when observers of sizes have been called. */
export const nextPaint = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
/** Name of the view that the modal shows, without views that are animated out. */
export const activeView = (): string | undefined =>
  document.querySelector<HTMLElement>('.lk-view:not([data-exiting])')?.dataset.view
