import { parentPort, workerData } from 'node:worker_threads';
import { runSimulation, type SimulationTask } from './simulation.ts';

/** A thread that simulates what it was started with, tells the answer and ends. */
parentPort?.postMessage(runSimulation(workerData as SimulationTask));
