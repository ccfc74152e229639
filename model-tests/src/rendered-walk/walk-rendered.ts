import type { Kit } from '@latchkit/core'
import { leafStates } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { applyEvent } from '../walker/apply-event.ts'
import { assertEqual } from '../walker/check.ts'
import { uncovered } from '../walker/gate.ts'
import { checkLateAnswers, checkStopped } from '../walker/invariants.ts'
import type { MachineModel, ModelRun } from '../walker/machine-model.ts'
import { keyOf } from '../walker/model.ts'
import { startModelRun } from '../walker/model-run.ts'
import { checkStep } from '../walker/step.ts'
import { createWalkMemory, type WalkMemory } from '../walker/walk.ts'
import { renderScene } from './scene.tsx'
import { type Tour, toursOf } from './tours.ts'

/**
 * The visitor's action that sends a command. Null for a command that no element sends: the walk sends
 * it to the machine.
 */
export type VisitorAction = (() => Promise<unknown>) | null
/** How the modal renders a model. */
export type RenderedModel = {
  kit(run: ModelRun): Kit
  /** The visitor's actions, by command. */
  user: Readonly<Record<string, (run: ModelRun, event: AnyEventObject) => VisitorAction>>
  /** Assertions about the rendered modal, by leaf state of the machine. */
  states: Readonly<Record<string, (run: ModelRun) => Promise<unknown>>>
}

const nothingMissing = { covered: expect.any(Number), missing: [] }
const isTransient = (node: ReturnType<typeof leafStates>[number]) =>
  node.always?.some(({ guard }) => guard === undefined) ?? false

/**
 * Creates a test per tour that renders the machine: commands are actions of the visitor, and the
 * modal is checked in every state.
 */
export function walkRendered(model: MachineModel, rendered: RenderedModel): void {
  const memory = createWalkMemory(model)

  describe(`${model.id} walked in the browser`, () => {
    test(`the rendered ${model.id} has an action for every command and an assertion for every state`, () => {
      expect(Object.keys(rendered.user).sort()).toEqual([...model.commands].sort())
      const leaves = leafStates(model.machine).filter((node) => !isTransient(node))
      expect(Object.keys(rendered.states).sort()).toEqual(
        leaves.map(({ path }) => path.join('.')).sort(),
      )
    })

    for (const tour of toursOf(model))
      test(tour.name, () => walkTour(model, rendered, tour, memory))

    test(`the rendered walk of ${model.id} covers every state, transition and guard outcome`, () => {
      expect(uncovered(memory.coverage.report(), model)).toEqual({
        states: nothingMissing,
        transitions: nothingMissing,
        guards: nothingMissing,
      })
    })
  })
}

async function walkTour(
  model: MachineModel,
  rendered: RenderedModel,
  { input, steps }: Tour,
  memory: WalkMemory,
): Promise<void> {
  const run = startModelRun(model, input, memory.coverage.inspect)
  const remove = renderScene(rendered.kit(run))
  let checkedCount = 0
  const act = async (event: AnyEventObject) => {
    const visitorAction = rendered.user[event.type]?.(run, event) ?? null
    await (visitorAction === null ? run.actor.send(event) : visitorAction())
  }
  try {
    for (const { event, state } of steps) {
      await applyEvent(run, event, act)
      assertEqual(
        keyOf(model, run.snapshot()),
        keyOf(model, state),
        'state of the machine after the step',
      )
      checkStep(run, run.allEmitted.slice(checkedCount))
      checkedCount = run.allEmitted.length
      for (const [path, check] of Object.entries(rendered.states))
        if (run.snapshot().matches(path)) await check(run)
    }
    await checkLateAnswers(run)
    await checkStopped(run)
  } finally {
    remove()
  }
}
