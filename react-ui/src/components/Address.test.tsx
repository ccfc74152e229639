import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Address } from './Address.tsx'

const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'

test('Address with form short shows the first 4 and last 6 characters and has the full address as its title', () => {
  render(<Address address={address} form="short" />)
  const element = screen.getByText('0x74…38f44e')
  expect(element.title).toBe(address)
  expect(element.dir).toBe('ltr')
})

test('Address with form full is drawn in groups of four and is one text for screen readers', () => {
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
