import { walkChart } from '../../walker/suite.ts'
import { toastModel } from './toast.model.ts'

walkChart(toastModel)
