import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Address } from './Address.tsx'

afterEach(cleanup)

const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'

test('short: 4 and 6 characters, the whole of it on hover', () => {
  render(<Address address={address} form="short" />)
  const shown = screen.getByText('0x74…38f44e')
  expect(shown.title).toBe(address)
  expect(shown.dir).toBe('ltr')
})

test('full: groups of four for the eye, in one piece for who listens', () => {
  const { container } = render(<Address address={address} form="full" />)
  expect(screen.getByText(address)).toBeTruthy()
  const groups = Array.from(
    container.querySelectorAll('[aria-hidden]'),
    (group) => group.textContent,
  )
  expect(groups.slice(0, 3)).toEqual(['0x742d', '35Cc', '6634'])
  expect(groups.at(-1)).toBe('f44e')
  expect(groups.join('')).toBe(address)
})
