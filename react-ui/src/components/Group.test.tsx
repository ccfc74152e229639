import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Group } from './Group.tsx'
import { Row } from './Row.tsx'

test('Group renders a list with the title as its label, and the action outside the list', () => {
  render(
    <Group title="Solana" note="Not connected" action={<button type="button">Leave</button>}>
      <Row icon={null} label="Devnet" onClick={() => {}} />
    </Group>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Solana' })).toBeTruthy()
  expect(screen.getByText('Not connected')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Solana' }).textContent).toBe('Devnet')
  expect(screen.getByRole('button', { name: 'Leave' }).closest('ul')).toBeNull()
})
