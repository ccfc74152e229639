// @vitest-environment happy-dom
import { allEdges, machineGraph, machines, statesOf, toMermaid } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { importCached } from '../../../core/tools/install-cached.mjs'

const { diagramTypeOf } = await importCached<{ diagramTypeOf: (text: string) => Promise<string> }>(
  'model-tests/on-demand/mermaid-parser',
  'diagram-type.mjs',
)

test.each(machines().map((entry) => [entry.id, entry] as const))(
  'toMermaid writes each leaf state and each drawn transition of %s once',
  async (_, { load }) => {
    const machine = await load()
    const text = toMermaid(machineGraph(machine))
    expect(await diagramTypeOf(text)).toBe('stateDiagram')
    const lines = text.split('\n')
    const leaves = statesOf(machine).filter(({ states }) => Object.keys(states).length === 0)
    expect(
      lines.filter((line) => /^ *state ".*" as \S+$/.test(line) && !line.includes('__anywhere')),
    ).toHaveLength(leaves.length)
    const betweenStates = allEdges(machine).filter(({ transition, source }) =>
      (transition.target ?? []).some((target) => target !== source),
    )
    const leafLoops = allEdges(machine).filter(
      ({ transition, source }) => transition.target?.includes(source) && leaves.includes(source),
    )
    expect(lines.filter((line) => / --> \S+ : /.test(line))).toHaveLength(
      betweenStates.length + leafLoops.length,
    )
  },
)

test('toMermaid escapes labels that contain the syntax of Mermaid', async () => {
  const labels = [
    'a: b',
    '::',
    '#',
    '"',
    ';',
    '[*]',
    '{',
    '}',
    '-->',
    '--',
    'end note',
    'note',
    '<<fork>>',
    '%% x',
    'direction LR',
    '`',
    '\\',
    '\n',
    '🙂',
    ':',
    'ﬂ°°58¶ß',
    '<b>',
  ]
  const states = Object.fromEntries(
    labels.map((key, index) => [
      `${index}${key}`.replaceAll('.', ''),
      { description: key, on: { [key]: { target: '#end', guard: key } } },
    ]),
  )
  const text = toMermaid(
    machineGraph(
      createMachine({
        id: 'labels',
        initial: '0a: b',
        states: { ...states, end: { id: 'end', description: labels.join(' ') } },
      }),
    ),
  )
  expect(await diagramTypeOf(text)).toBe('stateDiagram')
})
