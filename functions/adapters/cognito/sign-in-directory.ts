import {
  AdminDeleteUserCommand,
  UserNotFoundException,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { retryTransient } from '#functions/adapters/retry-transient.ts';
import type { SignInDirectory } from '#functions/usecases/ports/services.ts';

export function signInDirectory(client: CognitoIdentityProviderClient, userPoolId: string): SignInDirectory {
  return {
    async remove(username) {
      try {
        const command = new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username });
        await retryTransient(() => client.send(command));
      } catch (cause) {
        if (!(cause instanceof UserNotFoundException)) throw cause;
      }
    },
  };
}
