import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { List } from './List.tsx'

test('List has its label and one item per row', () => {
  render(
    <List label="Wallets">
      <button type="button">One</button>
      <button type="button">Two</button>
      {null}
    </List>,
  )
  expect(
    within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('listitem'),
  ).toHaveLength(2)
})
