import {
  availableChoices,
  deserialize,
  dryRun,
  startSimulation,
  stepSimulation,
} from '@latchkit/core/devtools'
import { expect, test } from 'vitest'
import { type AnyEventObject, initialTransition, transition } from 'xstate'
import { toJson } from '../../../core/src/devtools/to-json.ts'
import { eventsAt, payloadsOf } from './model.ts'
import { loadModels } from './models.ts'

const throughJson = (value: object) => deserialize(toJson(value, (text) => text)) as AnyEventObject

test.each((await loadModels()).map((model) => [model.id, model] as const))(
  'dryRun and stepSimulation take the transitions of %s that XState takes, also for JSON events',
  (_, model) => {
    const [input] = Object.values(model.inputs)
    const first = startSimulation(model.machine, input)
    const [initial] = initialTransition(model.machine, input)
    expect([first.snapshot.value, first.snapshot.context]).toEqual([initial.value, initial.context])

    const known = new Set(eventsAt(model, first.snapshot).map(({ type }) => type))
    const choices = availableChoices(first)
    expect(choices.filter(({ type, kind }) => kind !== 'after' && !known.has(type))).toEqual([])
    // Running delays can elapse in any order, so all of them are choices.
    expect(new Set(choices.map(({ type }) => type))).toEqual(known)

    for (const event of choices.flatMap(({ type }) => payloadsOf(model.cases, type))) {
      const result = dryRun(first, event)
      if (result.status === 'thrown')
        throw new Error(`dryRun threw for ${event.type}: ${result.problem}`)
      const [next] = transition(model.machine, initial, event)
      expect([result.state.snapshot.value, result.state.snapshot.status]).toEqual([
        next.value,
        next.status,
      ])
      expect(result.state.snapshot === first.snapshot).toBe(next === initial)
      const stepped = stepSimulation(first, throughJson(event))
      expect([stepped.snapshot.value, stepped.taken]).toEqual([
        result.state.snapshot.value,
        result.state.taken,
      ])
    }
  },
)
