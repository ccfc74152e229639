import { walkChart } from '../../walker/suite.ts'
import { pendingModel } from './pending.model.ts'

walkChart(pendingModel)
