import { walkChart } from '../../walker/suite.ts'
import { disconnectModel } from './disconnect.model.ts'

walkChart(disconnectModel)
