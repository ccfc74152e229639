import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Amount } from './Amount.tsx'

afterEach(cleanup)

test('an amount is read as one text and drawn with a smaller fraction', () => {
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

test('an invalid amount is shown as a dash', () => {
  const { container } = render(<Amount value="lots" decimals={18} symbol="ETH" language="en" />)
  expect(container.textContent).toBe('–')
})

test('a figure does not wrap and passes its number of digits to the style sheet', () => {
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
