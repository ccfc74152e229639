import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SayContext } from './useSay.ts'
import { Waiting, type WaitingProps } from './Waiting.tsx'

afterEach(cleanup)

test('title and sentence are read out in one piece, a change of them again, by whoever listens', () => {
  const said: (string | null)[] = []
  const say = (text: string | null) => said.push(text)
  const step = (props: Omit<WaitingProps, 'icon'>) => (
    <SayContext.Provider value={say}>
      <Waiting icon={null} {...props} />
    </SayContext.Provider>
  )
  const cancel = <button type="button">Cancel</button>
  const { rerender, unmount } = render(
    step({
      ring: 'pending',
      title: 'Approve in Foxglove',
      text: 'Foxglove is asking.',
      actions: cancel,
    }),
  )
  expect(said).toEqual(['Approve in Foxglove. Foxglove is asking.'])
  expect(screen.queryByRole('status')).toBeNull()
  rerender(step({ ring: 'done', title: 'Connected', text: null, actions: null }))
  expect(said.slice(1)).toEqual([null, 'Connected'])
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  expect(said.at(-1)).toBeNull()
})
