import { startDirectory } from '@latchkit/sandbox/directory'
import { quantile } from './median.ts'
import type { ScrollResult } from './pages/scrolling.ts'
import { type BenchContext, type Visit, visit, waitUntilIdle } from './visit.ts'

/**
 * Result of scrolling through all wallets. `shown`: number of wallets. `nodes`: largest number of
 * elements at a time.
 */
export type Scrolling = {
  wallets: number
  speed: number
  shown: number
  frames: number
  gap: { p50: number | null; p95: number | null; max: number | null }
  nodes: number
}

/** Pixels per frame, as with a fast swipe. */
const step = 120

/** Opens a list of `count` wallets and scrolls it frame by frame to the end. */
export async function sampleScrolling(
  ground: BenchContext,
  wallets: number,
  speed: number,
): Promise<Scrolling> {
  const directory = await startDirectory({ count: wallets })
  try {
    const visitor = await visit(
      { ...ground, sandbox: { ...ground.sandbox, directory: directory.url } },
      'ours',
      speed,
    )
    try {
      const { gaps, nodes, shown } = await scrollToEnd(visitor)
      const gap = { p50: quantile(gaps, 0.5), p95: quantile(gaps, 0.95), max: quantile(gaps, 1) }
      return { wallets, speed, shown, frames: gaps.length, gap, nodes }
    } finally {
      await visitor.leave()
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
  const travel = await page.evaluate((px) => window.bench?.scroll(px) ?? null, step)
  if (travel === null) throw new Error('The page has no probe.')
  return travel
}

/** The results as a text table. */
export function scrollingTable(samples: readonly Scrolling[]): string {
  const shown = (value: number | null) => (value === null ? '–' : value.toFixed(1))
  const rows = samples.map(({ wallets, speed, shown: seen, frames, gap, nodes }) => [
    `${wallets}`,
    `${speed}×`,
    `${seen}`,
    `${frames}`,
    shown(gap.p50),
    shown(gap.p95),
    shown(gap.max),
    `${nodes}`,
  ])
  const all = [
    ['wallets', 'slower', 'shown', 'frames', 'gap p50', 'p95', 'max ms', 'most elements'],
    ...rows,
  ]
  const widths =
    all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const drawn = all.map((row) =>
    row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '),
  )
  return ['Scrolling through all wallets, from the first to the last.', '', ...drawn].join('\n')
}
