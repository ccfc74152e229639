import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Amount } from './Amount.tsx'

afterEach(cleanup)

test('Amount is one text for screen readers and is drawn with a smaller fraction', () => {
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

test('Amount shows an invalid value as a dash', () => {
  const { container } = render(<Amount value="lots" decimals={18} symbol="ETH" language="en" />)
  expect(container.textContent).toBe('–')
})

test('Amount with size figure sets --lk-digits, in which a digit of the smaller fraction counts 0.6', () => {
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
