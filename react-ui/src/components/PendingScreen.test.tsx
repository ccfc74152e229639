import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PendingScreen, type PendingScreenProps } from './PendingScreen.tsx'
import { AnnounceContext, type StepTexts } from './useAnnounce.ts'

test('PendingScreen announces its title and text as one message, again on each change, and names the modal', () => {
  const announced: (StepTexts | null)[] = []
  const announce = (texts: StepTexts | null) => announced.push(texts)
  const step = (props: Omit<PendingScreenProps, 'icon'>) => (
    <AnnounceContext.Provider value={announce}>
      <PendingScreen icon={null} {...props} />
    </AnnounceContext.Provider>
  )
  const cancel = <button type="button">Cancel</button>
  const { rerender, unmount } = render(
    step({
      ring: 'pending',
      title: 'Approve in Foxglove',
      text: 'Foxglove is asking.',
      actions: cancel,
      header: 'Foxglove',
    }),
  )
  expect(announced).toEqual([
    { text: 'Approve in Foxglove. Foxglove is asking.', header: 'Foxglove' },
  ])
  expect(screen.queryByRole('status')).toBeNull()
  rerender(step({ ring: 'done', title: 'Connected', text: null, actions: null }))
  expect(announced.slice(1)).toEqual([null, { text: 'Connected', header: null }])
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  expect(announced.at(-1)).toBeNull()
})
