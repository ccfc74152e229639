type Page = Window & typeof globalThis

/**
 * A scroll from the first wallet to the last. `gaps`: ms between frames. `nodes`: largest number of
 * elements. `shown`: number of wallets.
 */
export type ScrollResult = { gaps: readonly number[]; nodes: number; shown: number }

/** Scrolls the open list of wallets by `step` px per frame to its end. */
export async function scrollToEnd(page: Page, step: number): Promise<ScrollResult> {
  const { document } = page
  const grid = document.querySelector('[role=grid]')
  const around = grid?.closest('.lk-scroll')
  if (!grid || !around) throw new Error('There is no list of wallets.')
  const frame = () => new Promise<number>((resolve) => page.requestAnimationFrame(resolve))
  const isAtEnd = () =>
    grid.getAttribute('aria-rowcount') !== '-1' &&
    around.scrollTop + around.clientHeight >= around.scrollHeight - 1
  const all = document.getElementsByTagName('*')
  const gaps: number[] = []
  let nodes = 0
  for (let before = await frame(); !isAtEnd(); ) {
    around.scrollTop += step
    const now = await frame()
    gaps.push(now - before)
    before = now
    nodes = Math.max(nodes, all.length)
  }
  const places = [...grid.querySelectorAll<HTMLElement>('[data-index]')].map(({ dataset }) =>
    Number(dataset.index),
  )
  return { gaps, nodes, shown: Math.max(...places) + 1 }
}
