import type { RegistrationForm } from '@tredici/contract/registration';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import type { FastifyInstance } from 'fastify';
import { PASSWORD } from './test-app.ts';

/** Asks for a challenge and solves it as the widget does. */
export async function solveCaptcha(app: FastifyInstance): Promise<string> {
  const challenge: Challenge = (await app.inject('/api/v1/account/captcha/')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved in time');
  return writePayload(challenge, solution);
}

export function writePayload(challenge: Challenge, solution: Solution): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export function formFor(email: string, more: Partial<RegistrationForm> = {}): RegistrationForm {
  return {
    email,
    username: email,
    first_name: 'Carla',
    last_name: 'Rossi',
    password1: PASSWORD,
    password2: PASSWORD,
    receive_newsletter: false,
    privacy_accepted: true,
    ...more,
  };
}

/** A registration as the wizard sends it. */
export async function register(
  app: FastifyInstance,
  email: string,
  more: Partial<RegistrationForm> = {},
  remoteAddress = '203.0.113.7',
) {
  const captcha = more.captcha ?? (await solveCaptcha(app));
  return app.inject({
    method: 'POST',
    url: '/api/v1/account/register/',
    payload: { ...formFor(email, more), captcha },
    remoteAddress,
  });
}
