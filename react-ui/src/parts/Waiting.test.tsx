import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Waiting } from './Waiting.tsx'

afterEach(cleanup)

test('what happens is announced where it stands, and a change of it again', () => {
  const { rerender } = render(
    <Waiting
      ring="pending"
      icon={null}
      title="Approve in Foxglove"
      text="Foxglove is asking."
      actions={<button type="button">Cancel</button>}
    />,
  )
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Approve in FoxgloveFoxglove is asking.')
  rerender(<Waiting ring="done" icon={null} title="Connected" text={null} actions={null} />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Connected')
  expect(screen.queryByRole('button')).toBeNull()
})
