import { walkChart } from '../../walker/suite.ts'
import { sendModel } from './send.model.ts'

walkChart(sendModel)
