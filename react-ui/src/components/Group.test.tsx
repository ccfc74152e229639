import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Group } from './Group.tsx'
import { Row } from './Row.tsx'

afterEach(cleanup)

test('rows stand under what they have in common, as a list of that name', () => {
  render(
    <Group title="Solana" note="No wallet yet" act={<button type="button">Leave</button>}>
      <Row icon={null} label="Devnet" onClick={() => {}} />
    </Group>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Solana' })).toBeTruthy()
  expect(screen.getByText('No wallet yet')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Solana' }).textContent).toBe('Devnet')
  expect(screen.getByRole('button', { name: 'Leave' }).closest('ul')).toBeNull()
})
