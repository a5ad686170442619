/** Form of the contact page (/contact) */

export const heading = 'Write to us';
export const hint = 'Please fill in all six fields.';
export const labels = {
  name: 'Name',
  designation: 'Designation',
  organization: 'Organization',
  email: 'Email',
  contactNo: 'Contact No.',
  message: 'Message',
};
export const button = 'Send Message';
export const blank = 'Please fill in this field.';
export const invalidEmail = 'Please enter a valid email address.';
export const sent = 'Message sent successfully!';
export const refused = 'Failed to send the message. Please try again.';
export const unreachable = 'An error occurred. Please try again later.';
