import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

test('Skeleton has its size and its label', () => {
  const { container } = render(<Skeleton width={140} height={46} label="Loading balance" />)
  expect(container.firstElementChild?.getAttribute('style')).toContain('140px')
  expect(screen.getByText('Loading balance')).toBeTruthy()
})
