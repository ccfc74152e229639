import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

const soon = { interval: 10, timeout: 15_000 }

/** The modal over the page. */
export const dialog = (): Locator => page.getByRole('dialog')
/** By its whole name. */
export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
/** The title of a screen about one step. */
export const heading = (name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 3, exact: true })

/** Waits until it is seen. */
export const sees = (locator: Locator): Promise<unknown> =>
  expect.element(locator, soon).toBeVisible()
/** Waits until nothing of it is left. */
export const seesNo = (locator: Locator): Promise<unknown> =>
  expect.element(locator, soon).not.toBeInTheDocument()
/** Waits until a reading of the page is as said. */
export const reads = (read: () => unknown, value: unknown): Promise<void> =>
  expect.poll(read, soon).toEqual(value)
/** The page of the modal that is shown, not one that leaves. */
export const shownView = (): string | undefined =>
  document.querySelector<HTMLElement>('.lk-view:not([data-leaving])')?.dataset.view
