import { startDirectory } from '@latchkit/sandbox/directory'
import { quantile } from './median.ts'
import type { ScrollResult } from './pages/scrolling.ts'
import { type BenchContext, type Visit, visit, waitUntilIdle } from './visit.ts'

/**
 * Result of scrolling through all wallets. `wallets`: size of the directory. `shown`: wallets in the
 * list. `gap`: ms between frames. `nodes`: largest number of elements in the document.
 */
export type Scrolling = {
  wallets: number
  speed: number
  shown: number
  frames: number
  gap: { p50: number | null; p95: number | null; max: number | null }
  nodes: number
}

/** Pixels per frame, the speed of a fast swipe. */
const step = 120

/** Opens a list of `wallets` wallets and scrolls it frame by frame to the end. */
export async function sampleScrolling(
  context: BenchContext,
  wallets: number,
  speed: number,
): Promise<Scrolling> {
  const directory = await startDirectory({ count: wallets })
  try {
    const visited = await visit(
      { ...context, sandbox: { ...context.sandbox, directory: directory.url } },
      'ours',
      speed,
    )
    try {
      const { gaps, nodes, shown } = await scrollToEnd(visited)
      const gap = { p50: quantile(gaps, 0.5), p95: quantile(gaps, 0.95), max: quantile(gaps, 1) }
      return { wallets, speed, shown, frames: gaps.length, gap, nodes }
    } finally {
      await visited.close()
    }
  } finally {
    await directory.stop()
  }
}

async function scrollToEnd({ page }: Visit): Promise<ScrollResult> {
  await page.locator('#app button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'All wallets' }).click()
  await page.getByRole('gridcell').first().waitFor()
  await waitUntilIdle(page)
  const result = await page.evaluate((px) => window.bench?.scroll(px) ?? null, step)
  if (result === null) throw new Error('window.bench is undefined: the probe script did not run.')
  return result
}

/** The results as a text table. */
export function scrollingTable(samples: readonly Scrolling[]): string {
  const format = (value: number | null) => (value === null ? '–' : value.toFixed(1))
  const rows = samples.map(({ wallets, speed, shown: walletCount, frames, gap, nodes }) => [
    `${wallets}`,
    `${speed}×`,
    `${walletCount}`,
    `${frames}`,
    format(gap.p50),
    format(gap.p95),
    format(gap.max),
    `${nodes}`,
  ])
  const table = [
    ['wallets', 'slower', 'shown', 'frames', 'gap p50', 'p95', 'max ms', 'most elements'],
    ...rows,
  ]
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  const textLines = table.map((row) =>
    row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '),
  )
  return ['Scrolling through all wallets, from the first to the last.', '', ...textLines].join('\n')
}
