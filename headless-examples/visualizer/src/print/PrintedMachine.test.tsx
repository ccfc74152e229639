import { machineGraph, machines } from '@latchkit/core/devtools'
import Elk from 'elkjs/lib/elk.bundled.js'
import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { layoutMachine } from '../diagram/layoutMachine.ts'
import { estimate } from '../diagram/metrics.ts'
import { PrintedMachine } from './PrintedMachine.tsx'

const graph = async () => {
  const machine = await machines()
    .find(({ id }) => id === 'allWallets')
    ?.load()
  if (machine === undefined) throw new Error('The machine allWallets is missing')
  return machineGraph(machine)
}
let svg = ''
beforeAll(async () => {
  const layout = await layoutMachine(new Elk(), {
    graph: await graph(),
    collapsed: [],
    delays: {},
    measure: estimate,
  })
  svg = renderToStaticMarkup(
    <PrintedMachine layout={layout} title="All wallets" drawing={createRef()} />,
  )
})

test('PrintedMachine contains the name of every state and transition as text', async () => {
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

test('PrintedMachine contains no script, style sheet or external resource', () => {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(svg).not.toMatch(/<script|<style|\sstyle="|<foreignObject|<image|var\(--|href=/)
  expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toContain('http')
})
