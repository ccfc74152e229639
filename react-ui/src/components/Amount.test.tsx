import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Amount } from './Amount.tsx'

afterEach(cleanup)

test('an amount is read in one piece; only for the eye its fraction is smaller', () => {
  const { container } = render(
    <Amount
      value="4218070000000000000000"
      decimals={18}
      symbol="ETH"
      language="en"
      size="figure"
    />,
  )
  expect(screen.getByText('4,218.070 ETH')).toBeTruthy()
  expect(container.querySelector('bdi')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('small')?.textContent).toBe('.070')
})

test('what is no amount is a dash', () => {
  const { container } = render(<Amount value="lots" decimals={18} symbol="ETH" language="en" />)
  expect(container.textContent).toBe('–')
})

test('a number stays in one piece, and the more digits it has the smaller they are', () => {
  const { container } = render(
    <Amount
      value="4218070000000000000000"
      decimals={18}
      symbol="ETH"
      language="en"
      size="figure"
    />,
  )
  expect(container.querySelector('.lk-amount-digits')?.textContent).toBe('4,218.070')
  expect(
    container.querySelector<HTMLElement>('.lk-amount')?.style.getPropertyValue('--lk-digits'),
  ).toBe('7.4')
})
