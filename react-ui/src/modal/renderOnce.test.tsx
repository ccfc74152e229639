import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestEnvironment } from '../testing/environment.ts'
import { Modal } from './Modal.tsx'

test('a page with two Modals has one dialog, which the second renders when the first is removed', async () => {
  const { kit } = createTestEnvironment()
  const page = (names: readonly string[]) => (
    <StrictMode>
      <KitProvider kit={kit}>
        {names.map((name) => (
          <Modal key={name} duration={0} />
        ))}
      </KitProvider>
    </StrictMode>
  )
  const { rerender } = render(page(['first', 'second']))
  await act(() => kit.open())
  const dialog = await screen.findByRole('dialog')
  rerender(page(['second']))
  expect(screen.getByRole('dialog')).not.toBe(dialog)
})
