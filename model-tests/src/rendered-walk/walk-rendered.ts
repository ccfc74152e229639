import type { Kit } from '@latchkit/core'
import { leafStates } from '@latchkit/core/devtools'
import { describe, expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { applyEvent } from '../walker/apply-event.ts'
import { assertEqual } from '../walker/check.ts'
import { uncovered } from '../walker/gate.ts'
import { checkLateAnswers, checkStopped } from '../walker/invariants.ts'
import type { MachineModel } from '../walker/machine-model.ts'
import { keyOf } from '../walker/model.ts'
import { type ModelRun, startModelRun } from '../walker/model-run.ts'
import { checkStep } from '../walker/step.ts'
import { allPaths, createWalkMemory, type Path, type WalkMemory } from '../walker/walk.ts'
import { showScene } from './scene.tsx'

/**
 * The visitor's action for a command. Null if the screen does not offer it and only the page's code
 * can send it.
 */
export type ByHand = (() => Promise<unknown>) | null
export type Rendered = {
  kit(play: ModelRun): Kit
  /** Actions by command. */
  user: Readonly<Record<string, (play: ModelRun, event: AnyEventObject) => ByHand>>
  /** Assertions by state in which the machine can wait. */
  states: Readonly<Record<string, (play: ModelRun) => Promise<unknown>>>
}

const nothing = { covered: expect.any(Number), missing: [] }
const passing = (node: ReturnType<typeof leafStates>[number]) =>
  node.always?.some(({ guard }) => guard === undefined) ?? false

/**
 * Runs the paths of the headless walk in the browser: commands are real clicks, and every state is
 * checked on the screen.
 */
export function walkRendered(
  model: MachineModel,
  rendered: Rendered,
  paths = allPaths(model),
): void {
  const memory = createWalkMemory(model)

  describe(`${model.id} walked in the browser`, () => {
    test('has an action for every command and an assertion for every state', () => {
      expect(Object.keys(rendered.user).sort()).toEqual([...model.commands].sort())
      const leaves = leafStates(model.machine).filter((node) => !passing(node))
      expect(Object.keys(rendered.states).sort()).toEqual(
        leaves.map(({ path }) => path.join('.')).sort(),
      )
    })

    for (const { name, input, path } of paths)
      test(name, () => walkPath(model, rendered, input, path, memory))

    test('covers every state, transition and guard outcome', () => {
      expect(uncovered(memory.coverage.report(), model)).toEqual({
        states: nothing,
        transitions: nothing,
        guards: nothing,
      })
    })
  })
}

async function walkPath(
  model: MachineModel,
  rendered: Rendered,
  input: unknown,
  path: Path,
  memory: WalkMemory,
): Promise<void> {
  const play = startModelRun(model, input, memory.coverage.inspect)
  const remove = showScene(rendered.kit(play))
  let told = 0
  const act = async (event: AnyEventObject) => {
    const byHand = rendered.user[event.type]?.(play, event) ?? null
    await (byHand === null ? play.actor.send(event) : byHand())
  }
  const step = async ({ event, state }: { event: AnyEventObject; state: AnyMachineSnapshot }) => {
    await applyEvent(play, event, act)
    assertEqual(
      keyOf(model, play.snapshot()),
      keyOf(model, state),
      'the chart is where the path says',
    )
    checkStep(play, play.allEmitted.slice(told))
    told = play.allEmitted.length
  }
  const states = Object.fromEntries(
    Object.entries(rendered.states).map(([at, look]) => [at, async () => void (await look(play))]),
  )
  try {
    await path.test({
      events: Object.fromEntries(path.steps.map(({ event }) => [event.type, step])),
      states,
    })
    await checkLateAnswers(play)
    await checkStopped(play)
  } finally {
    remove()
  }
}
