import type { Page } from 'playwright'

declare global {
  interface Window {
    layoutShift?: { total: number }
  }
}

/** Sums up the layout shifts of the page from now on. */
export const watchLayoutShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts = { total: 0 }
    window.layoutShift = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: false })
  })

/** The sum of the layout shifts since `watchLayoutShifts`. */
export const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate(() => window.layoutShift?.total ?? Number.NaN)

/** Text and box of the dialog and of all its buttons, in CSS pixels. */
export const layoutOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('dialog').evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('button, a, [role=tab], h3')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.textContent?.slice(0, 40)} ${x} ${y} ${width} ${height}`
    }),
  )
