type Page = Window & typeof globalThis

/** Result of scrolling from the first wallet to the last. `gaps`: ms between frames. */
export type ScrollResult = { gaps: readonly number[] }

/** Scrolls the open list of wallets by `step` px per frame to its end. */
export async function scrollToEnd(page: Page, step: number): Promise<ScrollResult> {
  const { document } = page
  const grid = document.querySelector('[role=grid]')
  const scroller = grid?.closest('.lk-scroll')
  if (!grid || !scroller)
    throw new Error('The page shows no list of wallets ([role=grid] in .lk-scroll).')
  const frame = () => new Promise<number>((resolve) => page.requestAnimationFrame(resolve))
  const isAtEnd = () =>
    grid.getAttribute('aria-rowcount') !== '-1' &&
    scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1
  const gaps: number[] = []
  for (let before = await frame(); !isAtEnd(); ) {
    scroller.scrollTop += step
    const now = await frame()
    gaps.push(now - before)
    before = now
  }
  if (gaps.length === 0) throw new Error('The list of wallets does not scroll.')
  return { gaps }
}
