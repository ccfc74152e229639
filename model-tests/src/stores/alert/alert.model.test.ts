import { walkChart } from '../../walker/suite.ts'
import { alertModel } from './alert.model.ts'

walkChart(alertModel)
