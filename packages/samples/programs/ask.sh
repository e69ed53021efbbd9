curl "{{BASE_URL}}/api/chat/{{ASSISTANT_ID}}" \
  --max-time 30 \
  --header "Authorization: Bearer {{API_KEY}}" \
  --header "Content-Type: application/json" \
  --data '{
    "message": "What can you help me with?",
    "sessionId": "customer-42"
  }'
