import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Amount } from './Amount.tsx'

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
  expect(screen.getByText('4,218.07 ETH')).toBeTruthy()
  expect(container.querySelector('bdi')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('small')?.textContent).toBe('.07')
})

test.each([
  ['10000000', '10,000 USDC'],
  ['0', '0 USDC'],
  ['500', '0.5 USDC'],
])('Amount of %s thousandths has no trailing zeros: %s', (value, text) => {
  render(<Amount value={value} decimals={3} symbol="USDC" language="en" />)
  expect(screen.getByText(text)).toBeTruthy()
})

test('Amount that is too small for its 3 decimals is not shown as 0', () => {
  render(<Amount value="1" decimals={18} symbol="ETH" language="en" />)
  expect(screen.getByText('0.000 ETH')).toBeTruthy()
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
  expect(container.querySelector('.lk-amount-digits')?.textContent).toBe('4,218.07')
  expect(
    container.querySelector<HTMLElement>('.lk-amount')?.style.getPropertyValue('--lk-digits'),
  ).toBe('6.8')
})
