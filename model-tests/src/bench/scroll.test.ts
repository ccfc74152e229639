import { expect, test } from 'vitest'
import { type Scrolling, scrollingTable } from './scroll.ts'

const sample: Scrolling = {
  wallets: 600,
  speed: 1,
  shown: 446,
  frames: 97,
  gap: { p50: 16.66, p95: 17, max: 33.3 },
  nodes: 512,
}

test('scrollingTable has one row per sample, with a dash for unknown gaps', () => {
  const [, , headers, first, second] = scrollingTable([
    sample,
    { ...sample, wallets: 5_000, gap: { p50: null, p95: null, max: null } },
  ]).split('\n')
  expect(headers).toMatch(/^wallets +slower +shown +frames +gap p50 +p95 +max ms +most elements$/)
  expect(first).toMatch(/^ +600 +1× +446 +97 +16\.7 +17\.0 +33\.3 +512$/)
  expect(second).toMatch(/^ +5000 +1× +446 +97 +– +– +– +512$/)
})
