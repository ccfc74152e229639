'use client'
import type { ActivityView } from '@latchkit/core/flows'
import { useActivity } from '../../hooks/useActivity.ts'
import type { Child } from '../../kit/child.types.ts'

/** Renders the transactions of the active account. */
export const Activity = ({ children }: Child<ActivityView>) => children(useActivity())
