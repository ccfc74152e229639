import { machineGraph, machines } from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { groupTransitions } from './transition-groups.ts'

test('groupTransitions groups transitions that differ in their event only', async () => {
  const machine = await machines()
    .find(({ id }) => id === 'send')
    ?.load()
  if (machine === undefined) throw new Error('The machine send is missing')
  const edges = machineGraph(machine).edges.filter(({ source }) => source === 'send.outcomeUnknown')
  const groups = groupTransitions(edges)
  const listed = groups.map((group) => [group[0].guard, group.map(({ label }) => label)])
  expect(listed).toContainEqual([
    'isOtherAccount',
    ['account.connected', 'account.changed', 'account.lost', 'account.disconnected'],
  ])
  expect(groups.flat().length).toBe(edges.length)
})
