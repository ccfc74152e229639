import { expect, test } from 'vitest'
import { initialTransition } from 'xstate'
import { viewNames } from '../../../core/src/domain/routing/view-name.ts'
import { eventFields } from '../../../core/src/domain/telemetry/event-fields.ts'
import { checkTracked } from '../walker/check-tracked.ts'
import { enumerateReactions } from '../walker/enumerate-reactions.ts'
import { type Emitted, emittedIn } from '../walker/graph.ts'
import type { MachineModel } from '../walker/machine-model.ts'
import { loadModels } from '../walker/models.ts'
import { reactTo, trackedIn } from '../walker/react.ts'
import { sentEvents, waitingEvents } from '../walker/telemetry-events.ts'
import { emittedBy } from './reaction-loops.ts'

/** Every event that a machine emits at its start, with any of its inputs. */
const emittedAtStart = (model: MachineModel): Emitted[] =>
  Object.values(model.inputs).flatMap((input) =>
    emittedIn(...initialTransition(model.machine, input)),
  )

/** Names of the telemetry events that the reactions of a machine send. */
function eventsOf(model: MachineModel): Set<string> {
  const { reactions } = model.role
  // a model covers some views only
  const emitted = [...emittedAtStart(model), ...emittedBy(model)].flatMap((event) =>
    event.type === 'view.shown' ? viewNames.map((view) => ({ type: event.type, view })) : [event],
  )
  const distinct = new Map(emitted.map((event) => [JSON.stringify(event), event]))
  const names = new Set<string>()
  for (const event of distinct.values()) {
    if (reactions[event.type] === undefined) continue
    const payload = event.type === 'done' && 'output' in event ? event.output : event
    for (const messages of enumerateReactions((query) =>
      reactTo(reactions, event.type, payload, query),
    )) {
      checkTracked(messages)
      for (const [name] of trackedIn(messages)) names.add(name)
    }
  }
  return names
}

test('every telemetry event is sent by the machines that its entry names', async () => {
  // the store of the transfers emits the events of its transfers again
  const models = (await loadModels()).filter(({ id }) => id !== 'stores/transfers/transfer')
  const sent = models.flatMap((model) => [...eventsOf(model)].map((name) => ({ name, model })))
  const names = new Set(sent.map(({ name }) => name))
  const senders = [...names].map((name) => [
    name,
    sent.filter((event) => event.name === name).map(({ model }) => model.id),
  ])
  const expected = Object.entries(sentEvents)
    .filter(([, { senders }]) => !senders.includes('kit'))
    .map(([name, { senders }]) => [name, [...senders].sort()])
  expect(Object.fromEntries(senders)).toEqual(Object.fromEntries(expected))
})

test('an event that no reaction sends is missing among those of its machine', async () => {
  const model = (await loadModels()).find(({ id }) => id === 'stores/transfers')
  if (model === undefined) throw new Error('stores/transfers has no model')
  const reactions = { ...model.role.reactions, 'transfer.requested': 'none' as const }
  expect(eventsOf(model)).toContain('SEND_INITIATED')
  const events = eventsOf({ ...model, role: { ...model.role, reactions } })
  expect(events).not.toContain('SEND_INITIATED')
})

test('the properties of an event are the fields that the client sends', () => {
  const fields = Object.entries(eventFields).map(([name, of]) => [name, Object.keys(of).sort()])
  const properties = Object.entries(sentEvents).map(([name, { properties }]) => [
    name,
    [...properties].sort(),
  ])
  expect(Object.fromEntries(properties)).toEqual(Object.fromEntries(fields))
})

test('an event waits for a capability only while the kit does not send it', () =>
  expect(Object.keys(waitingEvents).filter((name) => name in sentEvents)).toEqual([]))
