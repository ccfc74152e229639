import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Empty } from './Empty.tsx'

test('Empty shows its title and its action and has no live region of its own', () => {
  render(
    <Empty
      icon={null}
      title="No network found"
      text={null}
      action={<button type="button">Clear</button>}
    />,
  )
  expect(screen.getByRole('heading', { name: 'No network found' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('Empty renders `heading` instead of its title', () => {
  render(
    <Empty
      icon={null}
      title="No wallet matches “fox”"
      heading={<bdi>fox</bdi>}
      text={null}
      action={null}
    />,
  )
  expect(screen.getByRole('heading').innerHTML).toBe('<bdi>fox</bdi>')
})
