import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Details } from './Details.tsx'

test('Details lists terms and their values in order', () => {
  render(
    <Details
      details={[
        { label: 'From', value: <b>Ada</b> },
        { label: 'To', value: 'Bo', wide: true },
      ]}
    />,
  )
  const lines = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
      term.parentElement?.dataset.wide,
    ])
  expect(lines).toEqual([
    ['From', 'Ada', 'false'],
    ['To', 'Bo', 'true'],
  ])
})
