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

const asFile = (value: object) => deserialize(toJson(value, (text) => text)) as AnyEventObject

test.each((await loadModels()).map((model) => [model.id, model] as const))(
  '%s is stepped by hand as XState steps it, also with what went through a file',
  { timeout: 60_000 },
  (_, model) => {
    const [input] = Object.values(model.inputs)
    const first = startSimulation(model.machine, input)
    const [drawn] = initialTransition(model.machine, input)
    expect([first.snapshot.value, first.snapshot.context]).toEqual([drawn.value, drawn.context])

    const known = new Set(eventsAt(model, first.snapshot).map(({ type }) => type))
    const offered = availableChoices(first)
    expect(offered.filter(({ type, kind }) => kind !== 'after' && !known.has(type))).toEqual([])
    // the running delays may elapse in two orders: both are offered
    expect(new Set(offered.map(({ type }) => type))).toEqual(known)

    for (const event of offered.flatMap(({ type }) => payloadsOf(model.cases, type))) {
      const tried = dryRun(first, event)
      if (tried.status === 'thrown') throw new Error(`${event.type}: ${tried.problem}`)
      const [next] = transition(model.machine, drawn, event)
      expect([tried.state.snapshot.value, tried.state.snapshot.status]).toEqual([
        next.value,
        next.status,
      ])
      expect(tried.state.snapshot === first.snapshot).toBe(next === drawn)
      const read = stepSimulation(first, asFile(event))
      expect([read.snapshot.value, read.taken]).toEqual([
        tried.state.snapshot.value,
        tried.state.taken,
      ])
    }
  },
)
