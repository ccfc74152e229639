import { catalogue, graphOf } from '@latchkit/core/devtools'
import Elk from 'elkjs/lib/elk.bundled.js'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { layoutChart } from '../canvas/layoutChart.ts'
import { estimate } from '../canvas/metrics.ts'
import { PrintedChart } from './PrintedChart.tsx'

const graph = async () => {
  const machine = await catalogue()
    .find(({ id }) => id === 'allWallets')
    ?.load()
  if (machine === undefined) throw new Error('there is no such chart')
  return graphOf(machine)
}
let svg = ''
beforeAll(async () => {
  const layout = await layoutChart(new Elk(), {
    graph: await graph(),
    delays: {},
    measure: estimate,
  })
  svg = renderToStaticMarkup(
    <PrintedChart layout={layout} title="All wallets" drawing={createRef()} />,
  )
})

test('a printed chart says in text what every state and every transition is called', async () => {
  const { states, edges } = await graph()
  const texts = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, ''),
  )
  for (const { key } of states)
    expect(
      texts.some((text) => text.startsWith(key)),
      key,
    ).toBe(true)
  for (const { label, guard } of edges) {
    const words = guard === null ? label : `${label} [${guard}]`
    expect(
      texts.some((text) => text.startsWith(words)),
      words,
    ).toBe(true)
  }
})

test('it stands by itself: no script, no style, nothing from elsewhere', () => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(svg).not.toMatch(/<script|<style|\sstyle="|<foreignObject|<image|var\(--|href=/)
  expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toContain('http')
})
