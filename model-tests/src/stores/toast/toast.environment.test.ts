import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createManualClock } from '../../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../../core/src/platform/memory.ts'
import { toastMachine } from '../../../../core/src/stores/toast/toast.machine.ts'
import { toastActors } from '../../../../core/src/stores/toast/toast.store.ts'

const show = { type: 'show', variant: 'success', code: null, message: 'Done' } as const

function startToast() {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const machine = toastMachine.provide({ actors: toastActors({ platform }) })
  const actor = createActor(machine, { clock }).start()
  return { clock, controls: platform.controls, actor, state: () => actor.getSnapshot().value }
}

test('the time of a toast starts at once on a visible page', () => {
  const { actor, state } = startToast()
  actor.send(show)
  expect(state()).toEqual({ shown: 'autoClosing' })
})

test('the time of a toast starts when the visitor returns to the page [V30, V33]', () => {
  const { controls, actor, state } = startToast()
  controls.isHidden = true
  actor.send(show)
  expect(state()).toEqual({ shown: 'unseen' })
  controls.emitVisible()
  expect(state()).toEqual({ shown: 'autoClosing' })
  expect(controls.listenerCount()).toBe(0)
})
