import { expect, test } from 'vitest'
import { assign, createActor, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Frame } from '../domain/recording.ts'
import { createFrameRecorder } from './frame-recorder.ts'

const machine = setup({
  actors: {
    read: fromPromise(async () => 'read'),
    watch: fromCallback(({ sendBack }) => sendBack({ type: 'seen' })),
  },
}).createMachine({
  id: 'reader',
  context: { seen: 0 },
  initial: 'reading',
  invoke: { src: 'watch' },
  on: {
    seen: { actions: [assign({ seen: 1 }), emit({ type: 'reader.seen' })] },
    press: { actions: emit({ type: 'reader.pressed' }) },
  },
  states: { reading: { invoke: { src: 'read', onDone: 'done' } }, done: { type: 'final' } },
})

test('createFrameRecorder adds the sender and the emitted events to a step', async () => {
  const frames: Frame[] = []
  const inspect = createFrameRecorder({
    rewrite: (text) => text,
    emit: (frame) => frames.push(frame),
    onMachine: () => {},
  })
  const actor = createActor(machine, { inspect: (event) => inspect(event, 1) })
  actor.start()
  actor.send({ type: 'press' })
  await expect.poll(() => actor.getSnapshot().status).toBe('done')

  const idOf = (name: string) =>
    frames.find((frame) => frame.kind === 'actor' && frame.name === name)?.actor
  const steps = frames.flatMap((frame) =>
    frame.kind === 'step' ? [[frame.event, frame.sender, frame.emitted]] : [],
  )
  expect(steps).toMatchObject([
    [{ type: 'xstate.init' }, undefined, undefined],
    [{ type: 'seen' }, idOf('watch'), ['reader.seen']],
    [{ type: 'press' }, undefined, ['reader.pressed']],
    [{ type: 'xstate.done.actor.0.reader.reading' }, idOf('read'), undefined],
  ])
})
