import { walkChart } from '../../walker/suite.ts'
import { connectionsModel } from './connections.model.ts'

walkChart(connectionsModel)
